import { textsIn } from "../messages/catalogue.ts"
import { generalErrors, generalRefusals } from "../messages/refusals.ts"
import { signInMessages } from "../messages/sign-in.ts"
import { createTranslate } from "../messages/translate.ts"

const texts = {
  console: { ...signInMessages.console, refusals: generalRefusals, errors: generalErrors },
}

/** The texts of the pages before sign-in, which are shown without react-admin; the same keys as in the console. */
export const textsBeforeSignIn = {
  en: createTranslate(textsIn(texts, "en")),
  hi: createTranslate(textsIn(texts, "hi")),
}
