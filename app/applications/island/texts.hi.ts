import { messages } from "#domain/fields/messages/messages.hi.ts"

import { admissionHi } from "../messages/hi.ts"

export const texts = { ...admissionHi, messages }
