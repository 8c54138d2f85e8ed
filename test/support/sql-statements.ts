import { relative } from 'node:path';
import ts from 'typescript';

/** The JavaScript types of a column: `any` for JSON and for what the compiler can't tell. */
export type Kind =
  | 'any'
  | 'array'
  | 'boolean'
  | 'Buffer'
  | 'Date'
  | 'null'
  | 'number'
  | 'object'
  | 'string'
  | 'undefined';

/** A statement in a call of the product, with the row that the call promises. */
export interface SqlStatement {
  /** File and line, as editors open them. */
  readonly at: string;
  readonly sql: string;
  /** Property → kinds; null if the call promises no row. */
  readonly row: Readonly<Record<string, readonly Kind[]>> | null;
}

const STATEMENT = /^\s*(select|insert|update|delete|with)\b/i;

/** Reads all calls in the product whose first argument is a statement that is known before the product runs. */
export function sqlStatements(root: string): SqlStatement[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}/tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const files = (config?.fileNames ?? []).filter(
    (file) => /\/src\/(?!metadata)/.test(file) && !file.endsWith('.spec.ts'),
  );
  const program = ts.createProgram(files, config?.options ?? {});
  const reader = new StatementReader(program.getTypeChecker(), root);
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(`${root}/src/`)) reader.read(file);
  return reader.found;
}

class StatementReader {
  readonly found: SqlStatement[] = [];

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: string,
  ) {}

  read(file: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) this.call(node, file);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  private call(node: ts.CallExpression, file: ts.SourceFile): void {
    const sql = node.arguments[0] && this.text(node.arguments[0]);
    if (!sql || !STATEMENT.test(sql) || !this.answers(node)) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    this.found.push({ at: `${relative(this.root, file.fileName)}:${line}`, sql: numbered(sql), row: this.rowOf(node) });
  }

  /** The constant text of an expression; null if it is only known while the product runs. */
  private text(node: ts.Expression): string | null {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return this.text(node.expression);
    if (ts.isTemplateExpression(node)) return this.template(node);
    if (ts.isCallExpression(node)) return this.joined(node);
    const declared = this.declared(node);
    if (declared) return this.text(declared);
    const type = this.checker.getTypeAtLocation(node);
    return type.isStringLiteral() || type.isNumberLiteral() ? String(type.value) : null;
  }

  /** `LIST.join(', ')` of a constant list of texts. */
  private joined({ expression, arguments: [between] }: ts.CallExpression): string | null {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join' || !between) return null;
    const [texts, separator] = [this.texts(expression.expression), this.text(between)];
    return texts === null || separator === null ? null : texts.join(separator);
  }

  private texts(node: ts.Expression): string[] | null {
    const list = this.declared(node) ?? node;
    if (!ts.isArrayLiteralExpression(list)) return null;
    const parts = list.elements.map((each) => {
      if (ts.isSpreadElement(each)) return this.texts(each.expression);
      const text = this.text(each);
      return text === null ? null : [text];
    });
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }

  private template(node: ts.TemplateExpression): string | null {
    let text = node.head.text;
    for (const span of node.templateSpans) {
      const value = this.text(span.expression);
      if (value === null) return null;
      text += value + span.literal.text;
    }
    return text;
  }

  /** What a constant or a property of a constant object is declared as. */
  private declared(node: ts.Expression): ts.Expression | undefined {
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
    const symbol = this.checker.getSymbolAtLocation(node);
    const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declaration = real?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isPropertyAssignment(declaration)) return declaration.initializer;
    const constant = ts.isVariableDeclaration(declaration) && declaration.parent.flags & ts.NodeFlags.Const;
    return constant ? declaration.initializer : undefined;
  }

  private answer(node: ts.CallExpression): ts.Type | undefined {
    const signature = this.checker.getResolvedSignature(node);
    return signature && this.checker.getReturnTypeOfSignature(signature);
  }

  /** A call whose result isn't a promise composes statements. */
  private answers(node: ts.CallExpression): boolean {
    return this.answer(node)?.getSymbol()?.name === 'Promise';
  }

  /** The row of a call that returns `Promise<Row[]>`. */
  private rowOf(node: ts.CallExpression): SqlStatement['row'] {
    const answer = this.answer(node);
    const rows = answer && this.checker.getAwaitedType(answer);
    if (!rows || !this.checker.isArrayType(rows)) return null;
    const row = this.checker.getTypeArguments(rows as ts.TypeReference)[0];
    if (!row || row.flags & ts.TypeFlags.Any) return null;
    const properties = this.checker.getPropertiesOfType(row);
    return Object.fromEntries(
      properties.map((property) => [property.name, this.kinds(this.checker.getTypeOfSymbolAtLocation(property, node))]),
    );
  }

  private kinds(type: ts.Type): Kind[] {
    if (type.isUnion()) return [...new Set(type.types.flatMap((each) => this.kinds(each)))];
    // A branded string or number: the brand is the object.
    if (type.isIntersection()) {
      const parts = type.types.flatMap((each) => this.kinds(each));
      return parts.filter((kind) => kind !== 'object').slice(0, 1);
    }
    const primitive = PRIMITIVES.find(([flags]) => type.flags & flags);
    if (primitive) return [primitive[1]];
    if (this.checker.isArrayType(type)) return ['array'];
    const name = type.getSymbol()?.name;
    return [name === 'Date' || name === 'Buffer' ? name : 'object'];
  }
}

const PRIMITIVES: readonly (readonly [ts.TypeFlags, Kind])[] = [
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, 'any'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
];

/** The ORM uses question marks for parameters, PostgreSQL needs numbers. */
function numbered(sql: string): string {
  let count = 0;
  return /\$\d/.test(sql) ? sql : sql.replace(/\?(?!\?|\||&)/g, () => `$${++count}`);
}
