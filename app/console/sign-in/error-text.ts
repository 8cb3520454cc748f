/** The text of a form's field. */
export const signInErrorText = (form: HTMLFormElement, name: string) => {
  const value = new FormData(form).get(name)
  return typeof value === "string" ? value : ""
}
