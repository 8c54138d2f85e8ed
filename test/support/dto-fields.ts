import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

/** What the validators of a DTO say about one of its fields. */
export interface DtoField {
  name: string;
  optional: boolean;
  /** Names of its validators with what they were given: `isInt`, `max` → [100]. */
  rules: Map<string, unknown[]>;
  each: boolean;
  /** The nested DTO. */
  inner?: object;
}

/** The fields that a DTO accepts, including those that it ignores. */
export function fieldsOf(dto: object): DtoField[] {
  const fields = new Map<string, DtoField>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(dto as () => object, '', true, false)) {
    const field: DtoField = fields.get(rule.propertyName) ?? {
      name: rule.propertyName,
      optional: false,
      rules: new Map(),
      each: false,
    };
    fields.set(rule.propertyName, field);
    if (rule.type === 'conditionalValidation') field.optional = true;
    field.each ||= rule.each;
    field.rules.set(rule.name ?? rule.type, rule.constraints ?? []);
    const nested = defaultMetadataStorage.findTypeMetadata(dto, rule.propertyName);
    if (rule.type === 'nestedValidation' && nested) field.inner = nested.typeFunction() as object;
  }
  return [...fields.values()];
}
