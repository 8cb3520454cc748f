import { createTranslators } from "#domain/messages/translate.ts"

import { storedLanguage } from "../kit/text/language.ts"
import { generalErrors, generalRefusals } from "../messages/refusals.ts"
import { signInMessages } from "../messages/sign-in.ts"

/** The texts of the pages before sign-in, which are shown without react-admin; the same keys as in the console. */
const textsBeforeSignIn = createTranslators({
  console: { ...signInMessages.console, refusals: generalRefusals, errors: generalErrors },
})

type Attributes = Record<string, string | boolean | undefined>
type Child = Node | false | "" | undefined

/** Creates an element. A `text` is a message key, which `showTexts` fills in. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { text, ...attributes }: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries({ ...attributes, "data-text": text })) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value)
  }
  made.append(...children.filter((child) => child instanceof Node))
  return made
}

/** Fills in all texts under an element, in the language of the console. Input stays. */
export const showTexts = (root: HTMLElement) => {
  const textOf = textsBeforeSignIn[storedLanguage()]
  for (const place of root.querySelectorAll<HTMLElement>("[data-text]")) {
    const { text = "", role } = place.dataset
    place.textContent =
      textOf.find(text, { role: textOf.find(`console.roles.${role}`) ?? "" }) ?? text
  }
}
