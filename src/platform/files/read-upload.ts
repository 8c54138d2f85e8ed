import type { FastifyRequest } from 'fastify';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Problem } from '../errors/problem.js';
import { refuseText } from '../http/strict-json.js';
import { invalidInput } from '../http/validation.js';

export interface Upload<Fields> {
  bytes: Buffer;
  /** As the sender called it, without folders and control characters. */
  name: string;
  fields: Fields;
}

/**
 * Reads one file and the text fields beside it from a multipart body. 415 when it is none, 400 without a file or with
 * unknown fields, 413 above the limit of the server (`UPLOAD_LIMIT`).
 */
export async function readUpload<Fields extends object>(request: FastifyRequest, shape: new () => Fields): Promise<Upload<Fields>> {
  if (!request.isMultipart()) throw new Problem('unsupported_media');
  const texts: Record<string, string> = {};
  let file: { bytes: Buffer; name: string } | undefined;
  for await (const part of request.parts({ limits: { files: 1 } })) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), name: fileName(part.filename) };
    else texts[part.fieldname] = String(part.value);
  }
  if (!file?.bytes.length) throw missing();
  return { ...file, fields: await checked(texts, shape) };
}

async function checked<Fields extends object>(texts: Record<string, string>, shape: new () => Fields): Promise<Fields> {
  for (const [name, text] of Object.entries(texts)) {
    refuseText(name, 'field');
    refuseText(text, name);
  }
  const fields = plainToInstance(shape, texts);
  const errors = await validate(fields, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw invalidInput(errors);
  return fields;
}

/** Keeps the last part of a path and what can be shown; never empty. */
function fileName(sent: string | undefined): string {
  const last = (sent ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '').trim().slice(-200) || 'file';
}

function missing(): Problem {
  return new Problem('invalid_input', { details: [{ field: 'file', message: 'file is required' }] });
}
