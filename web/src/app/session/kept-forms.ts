/** A form that was partly filled in when the session ended: what was typed, by field name. */
type KeptForm = Record<string, string | boolean>;
interface Kept {
  userId: string;
  forms: KeptForm[];
}
type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A draft like others: it goes with a sign-out, and with somebody else’s sign-in (api/session/typed-here). */
const keyOf = (path: string) => `draft.kept-form ${path}`;
/**
 * Passwords, codes and cards are typed again: a page that lies open must not hold them. Nor is whom to sign in as: the form of
 * the sign-in may still be on screen when the address is the kept form's again, and would take its text.
 */
const SECRET = /password|one-time-code|^cc-|^username/;
const UNKEPT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

const typed = new WeakSet<Element>();

/** Notes which fields somebody has touched; what the server filled in is not kept. Answers how to stop. */
export function watchTyping(root: Document = document): () => void {
  const note = ({ target }: Event) => void (target instanceof Element && typed.add(target));
  const events = ['input', 'change'] as const;
  for (const event of events) root.addEventListener(event, note, true);
  return () => events.forEach((event) => root.removeEventListener(event, note, true));
}

/** Keeps what was typed into the forms on screen for the same person's return to this address, in this tab alone. */
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
 * Fills the forms of this address in again as soon as they are on screen, each once; somebody else's are dropped.
 * What is not filled in yet stays kept: whoever stops looking may begin again. Answers how to stop.
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
    // A full or closed storage keeps nothing: the text is lost, as it would be without this.
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

/** The label stands for a field without a name; one of several radio buttons is told by its value. */
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

/** As a person would: React hears of a value only when its own setter was passed over and an event follows. */
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
