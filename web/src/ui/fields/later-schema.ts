/** What Formik needs from a Yup schema. */
export interface LaterSchema {
  validate: (values: unknown, options?: object) => Promise<unknown>;
}

/**
 * A Yup schema that loads with the first validation, for forms of public pages: Yup would be a tenth of what such a page loads
 * before it works. If it can't be loaded, every value passes and the server validates. What the server can't see, such as a
 * password that must be typed twice, is checked by the form itself.
 */
export function laterSchema(load: () => Promise<LaterSchema>): LaterSchema {
  return {
    validate: async (values, options) => {
      const schema = await load().catch(() => undefined);
      return schema ? schema.validate(values, options) : values;
    },
  };
}
