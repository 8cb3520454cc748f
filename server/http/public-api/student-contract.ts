import { identityKinds } from "#domain/fields/identifiers/identity-kinds.ts"
import type { SessionData } from "#domain/student/session-data.ts"

const text = { type: "string" } as const

const message = {
  type: "object",
  properties: { message: text },
  required: ["message"],
} as const

const sessionProperties: Record<keyof SessionData, object> = {
  urn: text,
  course: { ...text, description: "The number of the programme: 1 BA, 2 BSc, 3 BCom" },
  applicant_name: text,
  gender: { ...text, enum: ["1", "2", "3"], description: "1 male, 2 female, 3 other" },
  mother_name: text,
  father_name: text,
  dob: { ...text, format: "date" },
  bloodGroup: text,
  applicant_mobile: text,
  identity_kind: { ...text, enum: identityKinds, description: "The paper of the identity number" },
  aadhar: { ...text, description: "The identity number, masked: XXXX XXXX 1234" },
  p_address: text,
  compulsory_subjects: { ...text, description: "Comma list: first major, second major" },
  curricular_subject: { ...text, description: "The minor" },
  admission_number: text,
  semester: text,
  session: text,
  image_file: { type: ["string", "null"], description: "Under /uploads/" },
}

const sessionData = {
  type: "object",
  properties: sessionProperties,
  required: Object.keys(sessionProperties),
} as const

const tooMany = { description: "Too many failed attempts; see Retry-After", ...message }
const noSession = { description: "No session, or it has ended", ...message }
const bilingual = { type: "object", properties: { en: text, hi: text } } as const

/** Schema of POST /api/login. The body has no schema, so every invalid pair gets the same refusal. */
export const loginContract = {
  summary: "Sign in as an enrolled student",
  description:
    "Parts `userid` (Aadhaar number, or the other identity number of a student who gave one), `password` (date of birth as DDMMYYYY; instead the student's own password, or the code of the office's slip) and `role` (3), as form-data, urlencoded or JSON.",
  tags: ["student"],
  response: {
    200: {
      description: "Signed in: a token for 8 hours at most, 30 minutes when idle",
      type: "object",
      properties: { access_token: text, admission: sessionData },
      required: ["access_token", "admission"],
    },
    401: { description: "No such pair of number and date or password", ...message },
    429: tooMany,
  },
} as const

export const meContract = {
  summary: "The identity card of the student whose session it is",
  description: "Header `Authorization: Bearer TOKEN`.",
  tags: ["student"],
  response: {
    200: {
      description: "What the card shows",
      type: "object",
      properties: {
        student: sessionData,
        college: {
          type: "object",
          properties: { name: bilingual, address: bilingual, affiliation: bilingual },
        },
        emblem: { ...text, description: "Its path; absent where the college has none of its own" },
        texts: {
          description: "The wording of the card",
          type: "object",
          properties: {
            card_title: bilingual,
            student_signature: bilingual,
            officer_signature: bilingual,
            found: bilingual,
          },
        },
        session: text,
        valid_until: { ...text, format: "date" },
        names: {
          description: "What the course and the subjects of the student are called",
          type: "object",
          properties: {
            courses: {
              type: "array",
              items: {
                type: "object",
                properties: { code: text, number: text, name: bilingual, short_name: bilingual },
              },
            },
            subjects: {
              type: "array",
              items: { type: "object", properties: { code: text, name: bilingual } },
            },
          },
        },
        qr: {
          description: "An SVG path in a square of so many units",
          type: "object",
          properties: { path: text, size: { type: "integer" } },
        },
        sign_in: {
          type: "object",
          properties: {
            failed_attempts: { type: "integer", description: "Since the sign-in before this one" },
            has_password: {
              type: "boolean",
              description: "Whether the student has set a password",
            },
          },
        },
      },
    },
    401: noSession,
    403: { description: "The student must set a password first", ...message },
  },
} as const

export const passwordContract = {
  summary: "Set the student's own password; the date of birth then opens nothing",
  description:
    "Header `Authorization: Bearer TOKEN`. `current` (date of birth, code of the office's slip, or the former password) and `password`, as JSON or urlencoded.",
  tags: ["student"],
  response: {
    200: { description: "Set; all other sessions have ended", ...message },
    401: noSession,
    422: {
      description: "Refused: why, by field",
      type: "object",
      properties: {
        message: text,
        errors: { type: "object", properties: { current: text, password: text } },
      },
      required: ["message"],
    },
    429: tooMany,
  },
} as const

export const logoutContract = {
  summary: "End the session",
  description: "Header `Authorization: Bearer TOKEN`. Ends it on the server; without one, nothing.",
  tags: ["student"],
  response: { 204: { description: "Ended", type: "null" } },
} as const
