/** A form that was partly filled in when the session ended: what was typed, by field name. */
type KeptForm = Record<string, string | boolean>;
interface Kept {
  userId: string;
  forms: KeptForm[];
}
type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A draft like others: it is removed on sign-out, and when someone else signs in (api/session/typed-here). */
const keyOf = (path: string) => `draft.kept-form ${path}`;
/**
 * Passwords, codes and cards must be typed again, because an open page must not keep them. The account to sign in with isn't
 * kept either: the sign-in form may still be on screen when the address is that of the kept form again, and would be filled
 * with its text.
 */
const SECRET = /password|one-time-code|^cc-|^username/;
const UNKEPT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

const typed = new WeakSet<Element>();

/** Records which fields someone has changed. Values that the server filled in aren't kept. Returns a function that stops it. */
export function watchTyping(root: Document = document): () => void {
  const note = ({ target }: Event) => void (target instanceof Element && typed.add(target));
  const events = ['input', 'change'] as const;
  for (const event of events) root.addEventListener(event, note, true);
  return () => events.forEach((event) => root.removeEventListener(event, note, true));
}

/** Keeps what was typed into the forms on screen until the same person returns to this address, in this tab only. */
export function keepForms(
  path: string,
  userId: string,
  root: ParentNode = document,
  storage: Storage = sessionStorage,
): void {
  const forms = [...root.querySelectorAll('form')].map(typedInto).filter((form) => Object.keys(form).length > 0);
  if (forms.length > 0) write(storage, path, { userId, forms });
}

/**
 * Fills in the forms of this address once each, as soon as they are on screen. Those of someone else are dropped. What isn't
 * filled in yet stays kept, so another call can continue. Returns a function that stops it.
 */
export function restoreForms(
  path: string,
  userId: string,
  onRestored: () => void,
  storage: Storage = sessionStorage,
): () => void {
  const kept = read(storage, path);
  if (!kept) return () => undefined;
  if (kept.userId !== userId) {
    write(storage, path, { userId, forms: [] });
    return () => undefined;
  }
  let left = kept.forms;
  const look = () => {
    const before = left.length;
    left = left.filter((form) => !fillOneOf(document.querySelectorAll('form'), form));
    if (left.length === before) return;
    write(storage, path, { userId, forms: left });
    if (left.length === 0) observer.disconnect();
    onRestored();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

function write(storage: Storage, path: string, kept: Kept): void {
  try {
    if (kept.forms.length === 0) storage.removeItem(keyOf(path));
    else storage.setItem(keyOf(path), JSON.stringify(kept));
  } catch {
    // If storage is full or blocked, the text is lost, as it would be without this feature.
  }
}

function read(storage: Storage, path: string): Kept | null {
  try {
    return JSON.parse(storage.getItem(keyOf(path)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function fieldsOf(form: HTMLFormElement): Map<string, FormField> {
  const fields = [...form.elements].filter(isKept).map((field) => [nameOf(field), field] as const);
  return new Map(fields.filter(([name]) => name !== ''));
}

function isKept(field: Element): field is FormField {
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
  )
    return false;
  return !UNKEPT.has(field.type) && !SECRET.test(`${field.autocomplete} ${field.name}`.toLowerCase());
}

/** A field without a name is identified by its label, and one of several radio buttons by its value. */
function nameOf(field: FormField): string {
  const name = field.name || field.labels?.[0]?.textContent?.trim() || '';
  return field.type === 'radio' ? `${name}=${field.value}` : name;
}

const isChoice = (field: FormField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function typedInto(form: HTMLFormElement): KeptForm {
  const touched = [...fieldsOf(form)].filter(([, field]) => typed.has(field));
  return Object.fromEntries(touched.map(([name, field]) => [name, isChoice(field) ? field.checked : field.value]));
}

function fillOneOf(forms: Iterable<HTMLFormElement>, kept: KeptForm): boolean {
  for (const form of forms) {
    const fields = fieldsOf(form);
    if (!Object.keys(kept).every((name) => fields.has(name))) continue;
    for (const [name, value] of Object.entries(kept)) fill(fields.get(name), value);
    return true;
  }
  return false;
}

/** Sets the value as typing does: React notices it only if its own setter is bypassed and an event follows. */
function fill(field: FormField | undefined, value: string | boolean): void {
  if (!field) return;
  if (isChoice(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  const proto: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, String(value));
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  typed.add(field);
}
