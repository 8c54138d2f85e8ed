/** What Formik asks of a Yup schema. */
export interface LaterSchema {
  validate: (values: unknown, options?: object) => Promise<unknown>;
}

/**
 * A Yup schema that loads with the first check, for forms of public pages: Yup is a tenth of what such a page would load
 * before it lives. When it cannot be loaded, nothing is held against the values, and the server looks at
 * them. What the server cannot see, as a password that was to be written twice, the form asks itself.
 */
export function laterSchema(load: () => Promise<LaterSchema>): LaterSchema {
  return {
    validate: async (values, options) => {
      const schema = await load().catch(() => undefined);
      return schema ? schema.validate(values, options) : values;
    },
  };
}
