// Makes the face of the headlines anew: Besley at the one weight in which they are set, with the characters of English, French
// and Spanish. It is the first thing a public page fetches, and a third of the whole face; other characters come from that
// (`ui/tokens/fonts.css` has the ranges). `node web/scripts/headline-face.mjs`; the licence is Besley's (SIL Open Font License 1.1).
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import * as fontkit from 'fontkit';

const SOURCE = new URL('../../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2', import.meta.url);
const TARGET = new URL('../src/ui/tokens/faces/besley-headlines.woff2', import.meta.url);
const WEIGHT = 540;
const LETTERS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const CHARACTERS = `${LETTERS}!"#$%&'()*+,-./:;=?@\u00A0ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜÁÍÓÚÑàâæçèéêëîïôœùûüÿáíóúñ«»‘’“”¿¡–—…·€`;
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
/** Tables that only a variable face has, or nobody reads. */
const LEFT_OUT = new Set(['HVAR', 'MVAR', 'STAT', 'avar', 'fvar', 'gvar', 'glyf', 'loca']);
/** The numbers by which WOFF2 names tables (its specification, section 4.1). */
const KNOWN = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB'];

const u16 = (value) => [(value >> 8) & 255, value & 255];
const u32 = (value) => [...u16(value >>> 16), ...u16(value & 65_535)];
const number255 = (value) => (value < 253 ? [value] : value < 506 ? [255, value - 253] : value < 759 ? [254, value - 506] : [253, ...u16(value)]);
function base128(value) {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

/** A step from point to point as WOFF2 writes it (section 5.2): the flag, and one to four bytes. */
function triplet(dx, dy, onCurve) {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  const off = onCurve ? 0 : 128;
  const [xSign, ySign] = [dx < 0 ? 0 : 1, dy < 0 ? 0 : 1];
  const signs = xSign + 2 * ySign;
  if (dx === 0 && y < 1280) return [off + ((y & 0xf00) >> 7) + ySign, y & 255];
  if (dy === 0 && x < 1280) return [off + 10 + ((x & 0xf00) >> 7) + xSign, x & 255];
  if (x < 65 && y < 65) return [off + 20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs, (((x - 1) & 15) << 4) | ((y - 1) & 15)];
  if (x < 769 && y < 769) return [off + 84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs, (x - 1) & 255, (y - 1) & 255];
  if (x < 4096 && y < 4096) return [off + 120 + signs, x >> 4, ((x & 15) << 4) | (y >> 8), y & 255];
  return [off + 124 + signs, ...u16(x), ...u16(y)];
}

// The outlines of the one instance are those of the source, the other knows how they change with the weight.
const font = fontkit.create(readFileSync(SOURCE));
font._transformGlyfTable();
const varied = fontkit.create(readFileSync(SOURCE));
varied.variationCoords = [WEIGHT];
const tableBytes = (tag) => {
  const { offset, length } = font.directory.tables[tag];
  return Buffer.from(font.stream.buffer.slice(offset, offset + length));
};

/** Outline or components of a glyph at the weight, and its advance. */
function glyphAt(id) {
  const { numberOfContours = 0, points, components = [] } = font._transformedGlyphs[id];
  // Parts of a composite and the four points of the metrics are contours of their own.
  const alone = (x, y) => ({ onCurve: true, endContour: true, x, y });
  const own = points ?? components.map(({ dx, dy }) => alone(dx, dy));
  const { advance } = font.hmtx.metrics.get(Math.min(id, font.hhea.numberOfMetrics - 1));
  const all = [...own, alone(0, 0), alone(advance, 0), alone(0, 0), alone(0, 0)].map((point) => ({ ...point, copy() { return { ...this }; } }));
  varied._variationProcessor.transformPoints(id, all);
  const left = Math.round(all[own.length].x);
  const moved = all.slice(0, own.length).map((point) => ({ ...point, x: Math.round(point.x) - (points ? left : 0), y: Math.round(point.y) }));
  return { numberOfContours, points: moved, components, advance: Math.round(all[own.length + 1].x) - left };
}

/** Glyphs of the characters, and what they are composed of. */
function wantedGlyphs() {
  const wanted = new Set([0]);
  const add = (id) => {
    wanted.add(id);
    for (const { glyphID } of font._transformedGlyphs[id].components ?? []) if (!wanted.has(glyphID)) add(glyphID);
  };
  for (const text of [...CHARACTERS, ...LIGATURES]) for (const { id } of font.layout(text).glyphs) add(id);
  return wanted;
}

const wanted = wantedGlyphs();
const streams = { contours: [], counts: [], flags: [], steps: [], composites: [], boxes: [] };
const boxed = new Uint8Array(4 * Math.ceil(font.numGlyphs / 32));
const metrics = [];

function writeOutline({ numberOfContours, points }) {
  streams.contours.push(...u16(numberOfContours));
  let [x, y, count] = [0, 0, 0];
  for (const point of points) {
    const [flag, ...bytes] = triplet(point.x - x, point.y - y, point.onCurve);
    streams.flags.push(flag);
    streams.steps.push(...bytes);
    [x, y] = [point.x, point.y];
    count += 1;
    if (!point.endContour) continue;
    streams.counts.push(...number255(count));
    count = 0;
  }
  streams.steps.push(0); // no instructions
}

/** The box of a composite is not found from its points by the reader: it is written. */
function boxOf(id, [dx, dy] = [0, 0]) {
  const { points, components } = glyphAt(id);
  const corners = components.length > 0 ? components.flatMap(({ glyphID }, at) => boxOf(glyphID, [points[at].x, points[at].y])) : points;
  return corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

function writeComposite(id, { components, points }) {
  streams.contours.push(...u16(0xffff));
  components.forEach(({ glyphID, scaleX, scaleY, scale01, scale10 }, at) => {
    if (scaleX !== 1 || scaleY !== 1 || scale01 !== 0 || scale10 !== 0) throw new Error(`Glyph ${id} is composed of scaled parts.`);
    const last = at === components.length - 1;
    // Words, offsets in units, on the grid.
    streams.composites.push(...u16(0x0001 | 0x0002 | 0x0004 | (last ? 0 : 0x0020)), ...u16(glyphID), ...u16(points[at].x), ...u16(points[at].y));
  });
  boxed[id >> 3] |= 128 >> (id & 7);
  const corners = boxOf(id);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  for (const value of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) streams.boxes.push(...u16(value));
}

for (let id = 0; id < font.numGlyphs; id += 1) {
  const glyph = glyphAt(id);
  const left = glyph.numberOfContours === 0 ? 0 : Math.min(...boxOf(id).map(({ x }) => x));
  metrics.push(...(wanted.has(id) ? [...u16(glyph.advance), ...u16(left)] : [0, 0, 0, 0]));
  if (!wanted.has(id) || glyph.numberOfContours === 0) streams.contours.push(0, 0);
  else if (glyph.numberOfContours > 0) writeOutline(glyph);
  else writeComposite(id, glyph);
}

const { contours, counts, flags, steps, composites, boxes } = streams;
const lengths = [contours, counts, flags, steps, composites, [...boxed, ...boxes], []].map(({ length }) => length);
const glyf = Buffer.from([...u16(0), ...u16(0), ...u16(font.numGlyphs), ...u16(1), ...lengths.flatMap(u32), ...contours, ...counts, ...flags, ...steps, ...composites, ...boxed, ...boxes]);

/** Tables that change with the weight, or because every glyph has a width of its own now. */
const changed = {
  hmtx: () => Buffer.from(metrics),
  head: (bytes) => (bytes.writeInt16BE(1, 50), bytes),
  hhea: (bytes) => (bytes.writeUInt16BE(font.numGlyphs, 34), bytes),
  'OS/2': (bytes) => (bytes.writeUInt16BE(WEIGHT, 4), bytes),
  // Version 3: no names of glyphs.
  post: (bytes) => (bytes.writeUInt32BE(0x0003_0000, 0), bytes.subarray(0, 32)),
};

const tables = Object.keys(font.directory.tables).filter((tag) => !LEFT_OUT.has(tag)).map((tag) => ({ tag, bytes: (changed[tag] ?? ((bytes) => bytes))(tableBytes(tag)) }));
tables.push({ tag: 'glyf', bytes: glyf, original: glyf.length * 2 }, { tag: 'loca', bytes: Buffer.alloc(0), original: 4 * (font.numGlyphs + 1) });

const directory = tables.flatMap(({ tag, bytes, original }) => [KNOWN.indexOf(tag), ...base128(original ?? bytes.length), ...(original === undefined ? [] : base128(bytes.length))]);
const data = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT } });
const sfnt = 12 + tables.reduce((sum, { bytes, original }) => sum + 16 + 4 * Math.ceil((original ?? bytes.length) / 4), 0);
const whole = 48 + directory.length + data.length;
const padding = (4 - (whole % 4)) % 4;
const header = [...Buffer.from('wOF2'), ...u32(0x0001_0000), ...u32(whole + padding), ...u16(tables.length), ...u16(0), ...u32(sfnt), ...u32(data.length), ...u16(1), ...u16(0), ...u32(0), ...u32(0), ...u32(0), ...u32(0), ...u32(0)];
writeFileSync(TARGET, Buffer.concat([Buffer.from(header), Buffer.from(directory), data, Buffer.alloc(padding)]));
console.log(`${wanted.size} glyphs, ${whole + padding} bytes`);
