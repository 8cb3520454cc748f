import type { Language } from "#domain/content/languages.ts"

const modules = {
  en: () => import("virtual:console-messages/en"),
  hi: () => import("virtual:console-messages/hi"),
}

/** Loads the messages of one language; the other one stays on the server. */
export const loadMessages = async (language: Language) => (await modules[language]()).default
