// Reads forms from HTML, fills them in and submits them like a browser without JavaScript.
import { findAll, type HtmlElement, rawTextOf } from "./html-tree.ts"

export type Filling = Record<string, string | readonly string[] | File>

interface Control {
  name: string
  kind: "text" | "select" | "check" | "file"
  element: HtmlElement
  /** A box's or radio's own value, or the values of a list. */
  offered: string[]
}

const kindOf = ({ name, attributes: { type } }: HtmlElement): Control["kind"] => {
  if (name === "select") return "select"
  if (type === "checkbox" || type === "radio") return "check"
  return type === "file" ? "file" : "text"
}

const optionValue = (option: HtmlElement) => option.attributes.value ?? rawTextOf(option)

/** The controls that a browser sends: they have a name and are not disabled. */
const controlsOf = (form: HtmlElement): Control[] => {
  const disabled = findAll(form, "fieldset", { disabled: "" }).flatMap((set) => controls(set))
  return controls(form).filter(
    ({ name, element }) =>
      name &&
      !("disabled" in element.attributes) &&
      !disabled.some((one) => one.element === element),
  )
}

const controls = (within: HtmlElement): Control[] =>
  ["input", "select", "textarea"]
    .flatMap((name) => findAll(within, name))
    .map((element) => ({
      name: element.attributes.name ?? "",
      kind: kindOf(element),
      element,
      offered:
        element.name === "select"
          ? findAll(element, "option").map(optionValue)
          : [element.attributes.value ?? "on"],
    }))

/** The text in a field, or the values that are chosen of a list, box or radio. */
const valueOf = ({ kind, element, offered }: Control) => {
  if (kind === "check") return "checked" in element.attributes ? offered[0] : undefined
  if (kind !== "select") {
    // HTML ignores a line break right after <textarea>.
    return element.attributes.value ?? rawTextOf(element).replace(/^\n/, "")
  }
  const options = findAll(element, "option")
  const selected = options.find(({ attributes }) => "selected" in attributes) ?? options[0]
  return selected && optionValue(selected)
}

/** The initial values of a form's controls, by name. */
export const valuesIn = (form: HtmlElement) => {
  const values = new Map<string, string[]>()
  for (const control of controlsOf(form)) {
    const value = control.kind === "file" ? undefined : valueOf(control)
    const former = values.get(control.name) ?? []
    values.set(control.name, value === undefined ? former : [...former, value])
  }
  return values
}

/** The body that a submit button sends. Throws if the form cannot hold a value of `filling`. */
export const fillForm = (form: HtmlElement, filling: Filling, button?: HtmlElement): FormData => {
  const all = controlsOf(form)
  const body = new FormData()
  for (const [name, value] of Object.entries(filling)) {
    const own = all.filter((control) => control.name === name)
    const isFree = own.some(({ kind }) => kind === "text" || kind === "file")
    const missing = (value instanceof File ? [] : [value].flat()).filter(
      (one) => !own.some(({ offered }) => offered.includes(one)),
    )
    if (own.length === 0 || (!isFree && missing.length > 0)) {
      throw new Error(`The form has no ${name} for ${JSON.stringify(value)}`)
    }
  }
  for (const control of all) {
    const { name, kind, offered } = control
    const given = filling[name]
    if (kind === "file") {
      body.append(name, given instanceof File ? given : new File([], ""))
    } else if (given === undefined || given instanceof File) {
      const value = valueOf(control)
      if (value !== undefined) body.append(name, value)
    } else if (kind === "check") {
      if ([given].flat().includes(offered[0]!)) body.append(name, offered[0]!)
    } else body.append(name, [given].flat()[0]!)
  }
  const { name, value = "" } = button?.attributes ?? {}
  if (name) body.append(name, value)
  return body
}
