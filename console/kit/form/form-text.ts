/** Reads the text of a form field; "" for a missing one. */
export type TextOf = (name: string) => string

/** Reads the texts of an uncontrolled form. */
export const formText =
  (form: HTMLFormElement): TextOf =>
  (name) => {
    const value = new FormData(form).get(name)
    return typeof value === "string" ? value : ""
  }
