import type { StringMap } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

import { textsIn } from "./catalogue.ts"
import { consoleMessages } from "./messages.ts"
import { reactAdminMessages } from "./react-admin.ts"

/** All messages of one language, react-admin's included. The build makes a module of them. */
export const messagesIn = (language: Language): StringMap => ({
  ...textsIn(reactAdminMessages, language),
  ...textsIn(consoleMessages, language),
})
