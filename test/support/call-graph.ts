import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

interface Place {
  node: ts.Node;
  file: string;
  /** The class that it is a member of. */
  owner?: string;
}

interface ClassInfo {
  /** Field → its type: `private readonly scope: Scope`. */
  fields: Map<string, string>;
  /** What it extends and implements. */
  bases: string[];
}

/**
 * Who calls whom in `src`, read from the sources: methods by the types of fields and parameters, functions by their imports. A
 * call that it doesn't understand is ignored. Classes and functions are named `file#name`, members `file#Class.member`.
 */
export class CallGraph {
  private readonly places = new Map<string, Place>();
  private readonly classes = new Map<string, ClassInfo>();
  /** File → local name → `file#name`. */
  private readonly imports = new Map<string, Map<string, string>>();
  /** Calls by place, cached once they were asked for. */
  private readonly calls = new Map<string, string[]>();

  constructor() {
    for (const file of globSync('src/**/*.ts', { cwd: PROJECT_ROOT }).filter((name) => !name.endsWith('.spec.ts')))
      this.read(file);
  }

  /** Whether a call of a method, `Class.method`, may lead to another method. */
  reaches(from: string, to: string): boolean {
    const goal = this.theOne(to);
    const seen = new Set([this.theOne(from)]);
    for (const place of seen) {
      if (place === goal) return true;
      for (const next of this.callsOf(place)) seen.add(next);
    }
    return false;
  }

  private theOne(name: string): string {
    const [found, ...others] = [...this.places.keys()].filter((place) => place.endsWith(`#${name}`));
    if (!found || others.length) throw new Error(`${name} stands in ${others.length + (found ? 1 : 0)} files`);
    return found;
  }

  private read(file: string): void {
    this.imports.set(file, new Map());
    const source = ts.createSourceFile(
      file,
      readFileSync(join(PROJECT_ROOT, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) this.readImports(statement, file);
      if (ts.isClassDeclaration(statement)) this.readClass(statement, file);
      if (ts.isFunctionDeclaration(statement))
        this.places.set(`${file}#${statement.name?.text}`, { node: statement, file });
      if (ts.isVariableStatement(statement))
        for (const node of statement.declarationList.declarations)
          this.places.set(`${file}#${node.name.getText()}`, { node, file });
    }
  }

  private readImports({ importClause, moduleSpecifier }: ts.ImportDeclaration, file: string): void {
    const bindings = importClause?.namedBindings;
    const from = (moduleSpecifier as ts.StringLiteral).text;
    if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return;
    const target = join(dirname(file), from).replace(/\.js$/, '.ts');
    for (const { name, propertyName } of bindings.elements)
      this.imports.get(file)?.set(name.text, `${target}#${(propertyName ?? name).text}`);
  }

  private readClass(node: ts.ClassDeclaration, file: string): void {
    const owner = `${file}#${node.name?.text}`;
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => this.named(file, expression.getText())),
    );
    const fields = new Map<string, string>();
    const keep = (name: ts.Node, type: ts.TypeNode | undefined) =>
      type && ts.isTypeReferenceNode(type) && fields.set(name.getText(), this.named(file, type.typeName.getText()));
    for (const member of node.members) {
      if (ts.isConstructorDeclaration(member)) member.parameters.forEach(({ name, type }) => keep(name, type));
      else if (member.name) this.places.set(`${owner}.${member.name.getText()}`, { node: member, file, owner });
      if (ts.isPropertyDeclaration(member)) keep(member.name, member.type);
    }
    this.classes.set(owner, { bases, fields });
  }

  private named(file: string, name: string): string {
    return this.imports.get(file)?.get(name) ?? `${file}#${name}`;
  }

  private callsOf(place: string): string[] {
    const known = this.calls.get(place) ?? this.readCalls(place);
    this.calls.set(place, known);
    return known;
  }

  private readCalls(place: string): string[] {
    const { node: body, file, owner } = this.places.get(place) ?? {};
    if (!body || !file) return [];
    const parameters = this.parametersOf(body, file);
    const found: string[] = [];
    const typeOf = (node: ts.Expression): string | undefined => {
      if (node.kind === ts.SyntaxKind.ThisKeyword) return owner;
      if (ts.isIdentifier(node)) return parameters.get(node.text) ?? this.named(file, node.text);
      if (ts.isPropertyAccessExpression(node)) return this.fieldOf(typeOf(node.expression), node.name.text);
      return undefined;
    };
    const walk = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) found.push(...this.membersOf(typeOf(node.expression), node.name.text));
      if (ts.isIdentifier(node) && !isMemberName(node)) found.push(this.named(file, node.text));
      ts.forEachChild(node, walk);
    };
    walk(body);
    return [...new Set(found)].filter((name) => this.places.has(name));
  }

  /** The types of parameters, of a function and of those within it. */
  private parametersOf(body: ts.Node, file: string): Map<string, string> {
    const types = new Map<string, string>();
    const walk = (node: ts.Node): void => {
      if (ts.isParameter(node) && node.type && ts.isTypeReferenceNode(node.type))
        types.set(node.name.getText(), this.named(file, node.type.typeName.getText()));
      ts.forEachChild(node, walk);
    };
    walk(body);
    return types;
  }

  private fieldOf(type: string | undefined, field: string): string | undefined {
    return this.familyOf(type)
      .map((name) => this.classes.get(name)?.fields.get(field))
      .find(Boolean);
  }

  private membersOf(type: string | undefined, member: string): string[] {
    return this.familyOf(type).map((name) => `${name}.${member}`);
  }

  /** A type, its supertypes and its subtypes: a call through a base class or interface may reach all of them. */
  private familyOf(type: string | undefined): string[] {
    if (!type) return [];
    const above = (name: string): string[] => [name, ...(this.classes.get(name)?.bases ?? []).flatMap(above)];
    const below = [...this.classes].filter(([, { bases }]) => bases.includes(type)).map(([name]) => name);
    return [...above(type), ...below];
  }
}

/** `write` in `scope.write`. */
function isMemberName(node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
}
