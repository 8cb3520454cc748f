// Which features a built script or style sheet uses, by the names of MDN's browser-compat-data (newer-features.ts).
import postcss, { type AtRule, type Declaration, type Node as CssNode, type Rule } from "postcss"
import { parseSync } from "vite"

import type { oldestBrowsers } from "../../../browsers.ts"
import { newerFeatures, supportOf } from "./newer-features.ts"

type Part = keyof typeof oldestBrowsers

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value

function* nodesIn(
  part: unknown,
  parent?: SyntaxNode,
): Generator<[SyntaxNode, SyntaxNode | undefined]> {
  if (Array.isArray(part)) for (const one of part) yield* nodesIn(one, parent)
  else if (isNode(part)) {
    yield [part, parent]
    for (const value of Object.values(part)) yield* nodesIn(value, part)
  }
}

const nameOf = (node: unknown) =>
  isNode(node) && node.type === "Identifier" ? (node["name"] as string) : undefined

const assignments: Record<string, string> = {
  "??=": "operators.nullish_coalescing_assignment",
  "||=": "operators.logical_or_assignment",
  "&&=": "operators.logical_and_assignment",
}

const syntaxOf = (node: SyntaxNode) => {
  const { type, operator, key, static: isStatic, regex } = node
  if (type === "AssignmentExpression") return assignments[operator as string]
  if (type === "StaticBlock") return "classes.static.initialization_blocks"
  if (type === "PropertyDefinition" && isNode(key)) {
    if (key.type === "PrivateIdentifier") return "classes.private_class_fields"
    return isStatic ? "classes.static.class_fields" : "classes.public_class_fields"
  }
  if (type === "MethodDefinition" && isNode(key) && key.type === "PrivateIdentifier") {
    return "classes.private_class_methods"
  }
  if (type === "ImportDeclaration" && (node["attributes"] as unknown[]).length > 0) {
    return "statements.import.import_attributes"
  }
  const pattern = (regex as { pattern: string } | undefined)?.pattern ?? ""
  if (/\(\?<[=!]/.test(pattern)) return "regular_expressions.lookbehind_assertion"
  return /\(\?[ims-]+:/.test(pattern) ? "regular_expressions.modifier" : undefined
}

/** Names like "toSorted" that only newer features have, so that a call of one is probably theirs. */
const methodsOf = (newer: Set<string>) => {
  const methods = [...supportOf.keys()].flatMap((key) => {
    const [, method] = /^javascript\.builtins\.\w+\.(\w+)$/.exec(key) ?? []
    return method ? [{ method, isNewer: newer.has(key) }] : []
  })
  const old = new Set(methods.flatMap(({ method, isNewer }) => (isNewer ? [] : method)))
  return new Set(methods.flatMap(({ method }) => (old.has(method) ? [] : method)))
}

const newerMethods = {
  pages: methodsOf(newerFeatures.pages),
  console: methodsOf(newerFeatures.console),
}

/** `Object.hasOwn`, `URL.canParse`, `Intl.Segmenter`: the key of a member of something global. */
const staticKeysOf = (owner: string, member: string) => [
  `javascript.builtins.${owner}.${member}`,
  `api.${owner}.${member}_static`,
]

/**
 * The newer features of JavaScript in a script: syntax, global names and their members by their names, a method as ".name".
 * Instances have no types here, so methods of the browser's interfaces are left to the browser test.
 */
export const newerInScript = (source: string, part: Part) => {
  const newer = newerFeatures[part]
  const methods = newerMethods[part]
  const { program, errors } = parseSync("script.js", source, { lang: "js" })
  const found = new Set<string>(errors.map(({ message }) => message))
  const note = (key: string | undefined, name = key) => {
    if (key !== undefined && newer.has(key)) found.add(name!)
  }
  for (const [node, parent] of nodesIn(program)) {
    const syntax = syntaxOf(node)
    if (syntax) note(`javascript.${syntax}`)
    const member = node["computed"] ? undefined : nameOf(node["property"])
    if (node.type === "MemberExpression" && member) {
      const owner = nameOf(node["object"])
      for (const key of owner ? staticKeysOf(owner, member) : []) note(key, `${owner}.${member}`)
      const isCalled = parent?.type === "CallExpression" && parent["callee"] === node
      if (isCalled && methods.has(member)) found.add(`.${member}`)
    }
    const name = nameOf(node)
    const isName = parent && (parent["property"] === node || parent["key"] === node)
    if (name && !isName) {
      note(`api.${name}`, name)
      note(`javascript.builtins.${name}`, name)
    }
  }
  return [...found]
}

const isInSupports = ({ parent }: CssNode): boolean =>
  parent !== undefined && ((parent as AtRule).name === "supports" || isInSupports(parent))

/** Whether a declaration stands beside its prefixed form, or after one that older browsers take. */
const hasFallback = ({ prop, parent }: Declaration) => {
  const declarations = parent!.nodes.filter((node): node is Declaration => node.type === "decl")
  const names = declarations.map((declaration) => declaration.prop)
  const isPrefixed = names.some((name) => name.startsWith("-") && name.endsWith(`-${prop}`))
  return isPrefixed || names.filter((name) => name === prop).length > 1
}

const declared = ({ prop, value, parent }: Declaration) => {
  const words = value.match(/[a-z][\w-]*/g) ?? []
  const functions = Array.from(value.matchAll(/([a-z][\w-]*)\(/g), ([, name]) => name!)
  const display = parent!.nodes.map((node) => (node as Declaration).prop === "display" && node)
  const isFlex = display.some((node) => node && /flex/.test((node as Declaration).value))
  return [
    `css.properties.${prop}`,
    ...words.map((word) => `css.properties.${prop}.${word}`),
    ...functions.flatMap((name) =>
      ["", "color.", "image."].map((kind) => `css.types.${kind}${name}`),
    ),
    ...(/\d[sld]v[hwib]/.test(value) ? ["css.types.length.viewport_percentage_units_dynamic"] : []),
    ...(isFlex && prop.endsWith("gap") ? [`css.properties.${prop}.flex_context`] : []),
  ]
}

const selected = ({ selector, parent }: Rule) => [
  ...Array.from(selector.matchAll(/:([a-z][a-z-]*)/g), ([, name]) => `css.selectors.${name}`),
  ...(parent?.type === "rule" ? ["css.selectors.nesting"] : []),
]

const ruled = ({ name, params }: AtRule) => [
  `css.at-rules.${name}`,
  ...Array.from(params.matchAll(/\(([a-z-]+)/g), ([, feature]) => `css.at-rules.media.${feature}`),
  ...(/[<>]/.test(params) ? ["css.at-rules.media.range_syntax"] : []),
]

const usedBy = (node: CssNode): string[] => {
  if (node.type === "decl") {
    return hasFallback(node as Declaration) ? [] : declared(node as Declaration)
  }
  if (node.type === "rule") return selected(node as Rule)
  return node.type === "atrule" ? ruled(node as AtRule) : []
}

/** The newer features in a style sheet, without what stands in `@supports` or has a fallback. */
export const newerInStyles = (source: string, part: Part) => {
  const newer = newerFeatures[part]
  const found = new Set<string>()
  postcss.parse(source).walk((node) => {
    if (isInSupports(node)) return
    for (const key of usedBy(node)) if (newer.has(key)) found.add(key.replace("css.", ""))
  })
  return [...found]
}
