// Vite plugin: lets the bundler leave out unused parts of libraries whose modules it considers to have side effects. A
// name for the inspector (`Form.displayName = "Form"`), or a call or class at the top level, would otherwise keep a
// component and everything it needs.

const LIBRARIES = /[\\/]node_modules[\\/](react-router|react-intl|formik)[\\/]/;
/** Modules that only an unused part of a library needs, and that have no side effects. */
const PURE = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is|deepmerge|tiny-warning)[\\/]/;
const NAMES = /^\w+\.(displayName = .*|defaultProps = \{[^}]*\});$/gm;
const CALLS = /^((?:var|const) \w+ = )((?:\w+\.)?(?:forwardRef|createContext|memo)\(|createFormatted\w+\()/gm;
const CLASSES = /^(var \w+ = )(class extends \w+\.Component \{[^]*?^\});$/gm;

/** Formik takes them of lodash, which knows every kind of value, for what our forms hold: texts, numbers, lists, plain objects, files. */
const TOOLS_OF_FORMIK = {
  'lodash-es/clone': 'export default (value) => (Array.isArray(value) ? [...value] : { ...value });',
  'lodash-es/cloneDeep': 'export default (value) => structuredClone(value);',
  'lodash-es/isPlainObject':
    'export default (value) => typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));',
  'lodash-es/toPath':
    'export default (path) => (Array.isArray(path) ? path : String(path).split(/[.[\\]]+/).filter(Boolean));',
};
const TOOL = '\0tool-of-formik:';

export function shake() {
  return {
    name: 'shake',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in TOOLS_OF_FORMIK && /[\\/]node_modules[\\/]formik[\\/]/.test(importer ?? '') ? `${TOOL}${id}` : undefined,
    load: (id) => (id.startsWith(TOOL) ? TOOLS_OF_FORMIK[id.slice(TOOL.length)] : undefined),
    transform(code, id) {
      if (PURE.test(id)) return { code, map: null, moduleSideEffects: false };
      if (!LIBRARIES.test(id)) return undefined;
      const freed = code
        .replace(NAMES, '')
        .replace(CALLS, '$1/* @__PURE__ */ $2')
        .replace(CLASSES, '$1/* @__PURE__ */ (() => $2)();');
      return { code: freed, map: null };
    },
  };
}
