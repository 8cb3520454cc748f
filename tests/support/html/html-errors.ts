import { HtmlValidate } from "html-validate"

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] })

/** The consent has an `autocomplete` that HTML does not allow: without it, browsers restore the tick (decision 9). */
const isAllowed = (message: string, selector: string | null) =>
  selector === "#agreed_to_declaration" && message.includes("autocomplete")

/** What in a page breaks the standard: each rule with the element's selector. */
export const htmlErrors = async (html: string) => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message, selector }) => !isAllowed(message, selector))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
