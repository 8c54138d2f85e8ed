import { inflateSync } from 'node:zlib';

type Letters = Map<string, string>;

/** The texts of a PDF that PDFKit wrote, one for each line that was drawn, in the order of drawing. */
export const pdfTexts = (file: Buffer): string[] => pdfPages(file).flat();

/** The same, page by page. */
export function pdfPages(file: Buffer): string[][] {
  const objects = objectsOf(file);
  const fonts = fontsOf(objects);
  return [...objects.values()].filter((body) => body.includes('BT\n')).map((content) => linesOf(content, fonts));
}

/** The bodies of all objects by number, with their streams unpacked. */
function objectsOf(file: Buffer): Map<string, string> {
  const text = file.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number = '', body = '']) => {
      const [head = '', packed] = body.split(/\nstream\n/);
      if (packed === undefined || !head.includes('FlateDecode')) return [number, body];
      return [
        number,
        `${head}\n${inflateSync(Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')).toString('latin1')}`,
      ];
    }),
  );
}

/** What the glyphs of a font on the page mean, by the font's name; undefined for fonts that aren't embedded. */
function fontsOf(objects: Map<string, string>): Map<string, Letters> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.flatMap(([, name = '', number = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1];
      return map ? [[name, lettersOf(objects.get(map) ?? '')]] : [];
    }),
  );
}

function lettersOf(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, first = '0', , list = ''] of map.matchAll(/<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/g)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return letters;
}

function linesOf(content: string, fonts: Map<string, Letters>): string[] {
  return [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, drawn = '']) => {
    const letters = fonts.get(/\/(F\d+) /.exec(drawn)?.[1] ?? '');
    const codes = [...drawn.matchAll(/<([\da-f]+)>/g)].map(([, code]) => code).join('');
    return letters
      ? (codes.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '?').join('')
      : Buffer.from(codes, 'hex').toString('latin1');
  });
}
