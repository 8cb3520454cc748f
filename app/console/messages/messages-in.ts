import type { StringMap } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

import { textsIn } from "./catalogue.ts"
import { consoleMessages } from "./messages.ts"
import { reactAdminInHindi } from "./react-admin.hi.ts"

/** All messages of one language, react-admin's Hindi ones included. The build makes a module of them. */
export const messagesIn = (language: Language): StringMap => ({
  ...(language === "hi" && reactAdminInHindi),
  ...textsIn(consoleMessages, language),
})
