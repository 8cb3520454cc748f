import { messages } from "#domain/fields/messages/messages.en.ts"

import { admissionEn } from "../messages/en.ts"

export const texts = { ...admissionEn, messages }
