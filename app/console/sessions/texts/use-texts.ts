import { useState } from "react"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { translators } from "./translators.ts"

/** The time at which the component was first shown. */
export const useNow = () => useState(() => new Date())[0]

/** Returns the text of a key of this page, in the console's language. */
export const useSessionTexts = () => translators[useConsoleLanguage()]
