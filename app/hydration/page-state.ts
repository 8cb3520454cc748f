type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const allFields = () => [...document.querySelectorAll<Field>("input[name], textarea, select")]

const isChoice = /^(?:radio|checkbox)$/

const isSame = (one: Field, other: Field) =>
  one.name === other.name &&
  one.type === other.type &&
  (!isChoice.test(one.type) || one.value === other.value)

const copyInput = (from: Field, to: Field) => {
  if (from.type === "file") {
    ;(to as HTMLInputElement).files = (from as HTMLInputElement).files
  } else if (isChoice.test(from.type)) {
    ;(to as HTMLInputElement).checked = (from as HTMLInputElement).checked
  } else to.value = from.value
}

/**
 * Remembers what the visitor typed and the attributes of <html> and <body>. The returned function puts them back if React
 * has created these elements again, because the page was not as the server sent it.
 */
export const keepPageState = () => {
  const { documentElement, body, activeElement } = document
  const attributes = [documentElement, body].flatMap((element) =>
    Array.from(element.attributes, ({ name, value }) => ({ element, name, value })),
  )
  const before = allFields()
  return () => {
    for (const { element, name, value } of attributes) {
      // The progress screen may have ended meanwhile.
      const isLost = !element.hasAttribute(name) && name !== "data-starting"
      if (isLost || name === "lang") element.setAttribute(name, value)
    }
    const now = allFields()
    for (const field of before) {
      const next = field.isConnected ? undefined : now.find((other) => isSame(field, other))
      if (!next) continue
      copyInput(field, next)
      if (field === activeElement) next.focus({ preventScroll: true })
      // React hears the event only after its commit.
      setTimeout(() => next.dispatchEvent(new Event("input", { bubbles: true })))
    }
  }
}
