// Parses HTML as React writes it: double quotes, every element closed. Scripts and styles are left empty.
export interface HtmlElement {
  name: string
  attributes: Record<string, string>
  children: (HtmlElement | string)[]
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
}
const decode = (text: string) => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (one) => entities[one]!)

const attributesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      decode(value!),
    ]),
  )

const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</gi

export const parseHtml = (html: string): HtmlElement => {
  const root: HtmlElement = { name: "", attributes: {}, children: [] }
  const open = [root]
  const bare = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, "$1</$2>")
  for (const [text, closed, opened, attributes] of bare.matchAll(token)) {
    const parent = open.at(-1)!
    if (closed) {
      if (parent.name !== closed.toLowerCase()) {
        throw new Error(`</${closed}> closes <${parent.name}>`)
      }
      open.pop()
    } else if (opened) {
      const name = opened.toLowerCase()
      const element = { name, attributes: attributesIn(attributes!), children: [] }
      parent.children.push(element)
      if (!isVoid.test(name)) open.push(element)
    } else if (!text.startsWith("<!")) parent.children.push(decode(text))
  }
  return root
}

/** All elements below, in the order of the document. */
export const elementsBelow = ({ children }: HtmlElement): HtmlElement[] =>
  children.flatMap((child) => (typeof child === "string" ? [] : [child, ...elementsBelow(child)]))

/** Its text, with white space collapsed. */
export const textOf = (element: HtmlElement): string =>
  rawTextOf(element).replace(/\s+/g, " ").trim()

export const rawTextOf = ({ children }: HtmlElement): string =>
  children.map((child) => (typeof child === "string" ? child : rawTextOf(child))).join("")

const implicitRole: Record<string, string> = {
  a: "link",
  article: "article",
  button: "button",
  footer: "contentinfo",
  header: "banner",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  li: "listitem",
  main: "main",
  nav: "navigation",
  output: "status",
  section: "region",
  table: "table",
  ul: "list",
  ol: "list",
  tr: "row",
}

/** Whether an element matches `what`: a tag name, a role, `#id` or `tag#id`. */
const isMeant = ({ name, attributes }: HtmlElement, what: string) => {
  const [nameOrRole, id] = what.split("#")
  const { role = implicitRole[name] } = attributes
  const isNamed = !nameOrRole || nameOrRole === name || nameOrRole === role
  return isNamed && (id === undefined || attributes.id === id)
}

/** Elements by tag name, role or id, and with these attributes where any are given. */
export const findAll = (
  within: HtmlElement,
  what: string,
  attributes: Record<string, string> = {},
) =>
  elementsBelow(within).filter(
    (element) =>
      isMeant(element, what) &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  )

const labelOf = (element: HtmlElement, document: HtmlElement) => {
  const { "aria-label": label, "aria-labelledby": labelledBy } = element.attributes
  if (label !== undefined) return label
  if (labelledBy === undefined) return textOf(element)
  return labelledBy
    .split(" ")
    .flatMap((id) => elementsBelow(document).filter(({ attributes }) => attributes.id === id))
    .map(textOf)
    .join(" ")
}

const matches = (text: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? text === wanted : wanted.test(text)

/** The first element by tag name, role or id with the label `label`. Throws an error with the existing labels. */
export const find = (
  within: HtmlElement,
  what: string,
  label: string | RegExp = /(?:)/,
  document: HtmlElement = within,
) => {
  const candidates = findAll(within, what)
  const found = candidates.find((one) => matches(labelOf(one, document), label))
  if (found) return found
  const labels = candidates.map((one) => labelOf(one, document))
  throw new Error(`No ${what} '${label}' among ${JSON.stringify(labels)}`)
}
