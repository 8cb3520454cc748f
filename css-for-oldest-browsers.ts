import { createHash } from "node:crypto"
import { relative } from "node:path"

import type { AcceptedPlugin, Declaration, Rule } from "postcss"

/** The directions of our pages, which are all written from left to right. */
const physical: [logical: RegExp, physical: string][] = [
  [/inset-block-start/, "top"],
  [/inset-block-end/, "bottom"],
  [/inset-inline-start/, "left"],
  [/inset-inline-end/, "right"],
  [/start-start/, "top-left"],
  [/start-end/, "top-right"],
  [/end-start/, "bottom-left"],
  [/end-end/, "bottom-right"],
  [/block-start/, "top"],
  [/block-end/, "bottom"],
  [/inline-start/, "left"],
  [/inline-end/, "right"],
]

/** Shorthands of two sides: Safari 14.0 knows only single sides. */
const twoSides = /^(margin|padding|border|inset)-(block|inline)$/

const toPhysical = (text: string) =>
  physical.reduce((name, [logical, side]) => name.replace(logical, side), text)

interface Fallback {
  newer: RegExp
  /** What an older browser takes instead. */
  older: (found: string, ...parts: string[]) => string
  support: string
}

/**
 * An older browser drops a value that it does not know, and then takes the declaration before it; but not if the value has
 * a `var()`: then the property gets its initial value.
 */
const fallbacks: Fallback[] = [
  {
    newer: /color-mix\(in srgb, ([^,]+?)(?: (\d+)%)?, ([^,]+?)(?: (\d+)%)?\)(?=\s*(?:[;,]|$))/g,
    // The colour with the larger share.
    older: (_found, first, share = "100", second, rest = "0") =>
      Number(share) < 50 || Number(rest) > 50 ? second! : first!,
    support: "(color: color-mix(in srgb, red, red))",
  },
  { newer: /(\d)dvh\b/g, older: (_found, digit) => `${digit}vh`, support: "(height: 1dvh)" },
]

/** `:is(…)` with at most one level of brackets in it. */
const isSelector = /:is\(((?:[^()]|\([^()]*\))*)\)/

const withoutIs = (selector: string, split: (text: string) => string[]): string[] => {
  const [found, choices] = isSelector.exec(selector) ?? []
  if (!found) return [selector]
  return split(choices!).flatMap((choice) =>
    withoutIs(
      selector.replace(found, () => choice),
      split,
    ),
  )
}

/**
 * Rewrites CSS for the oldest browsers where Lightning CSS does not, or with much more text: sides instead of logical
 * directions, lists instead of `:is`, and fallbacks for values with `var()` and for `:where`.
 */
export const cssForOldestBrowsers: AcceptedPlugin = {
  postcssPlugin: "css-for-oldest-browsers",
  Declaration(declaration: Declaration, { AtRule, list }) {
    const [, property, axis] = twoSides.exec(declaration.prop) ?? []
    if (property) {
      const [start, end = start] =
        property === "border" ? [declaration.value] : list.space(declaration.value)
      declaration.before(declaration.clone({ prop: `${property}-${axis}-start`, value: start! }))
      declaration.replaceWith(declaration.clone({ prop: `${property}-${axis}-end`, value: end! }))
      return
    }
    declaration.prop = toPhysical(declaration.prop)
    if (declaration.prop === "float") declaration.value = toPhysical(`${declaration.value}`)
    const { value, parent } = declaration
    const fallback = fallbacks.find(({ newer }) => value.search(newer) >= 0)
    if (!fallback || parent?.type !== "rule" || isInSupports(declaration)) return
    const rule = (parent as Rule).clone({ nodes: [] })
    rule.append(declaration.clone())
    const supports = new AtRule({ name: "supports", params: fallback.support, nodes: [rule] })
    ;(parent as Rule).after(supports)
    declaration.value = value.replace(fallback.newer, fallback.older)
  },
  Rule(rule: Rule, { AtRule, list }) {
    if (isSelector.test(rule.selector)) {
      rule.selectors = rule.selectors.flatMap((selector) => withoutIs(selector, list.comma))
      return
    }
    if (!rule.selector.includes(":where(") || isInSupports(rule)) return
    const copy = rule.clone({ selector: rule.selector.replace(/:where\(([^)]*)\)/g, "$1") })
    const supports = { name: "supports", params: "not selector(:where(a))", nodes: [copy] }
    rule.after(new AtRule(supports))
  },
}

/**
 * A short name for a class or an animation of a CSS module, since pages hold their styles (decision 59): the hash of its
 * file and its place in it. The same in every build, because the form's scripts start on pages of another one.
 */
export const shortClassName = (name: string, file: string, css: string) => {
  const path = relative(import.meta.dirname, file)
  const place = css.search(new RegExp(`(?<![\\w-])${name}(?![\\w-])`))
  const hash = createHash("sha256").update(path).digest("hex").slice(0, 5)
  return `_${hash}${place.toString(36)}`
}

const isInSupports = (node: Declaration | Rule) => {
  for (let at = node.parent; at; at = at.parent as typeof at) {
    if (at.type === "atrule" && (at as { name?: string }).name === "supports") return true
  }
  return false
}
