import { describe, expect, test } from "vitest"

import type { TextFormat } from "./field-types.ts"
import { formats } from "./text-formats.ts"

describe("accepted values", () => {
  test.each<[TextFormat, string, string]>([
    ["email", "office@college.example", "office@college.example"],
    ["phone", "05000-000000", "05000-000000"],
    ["phone", "+91 (512) 255 0000", "+91 (512) 255 0000"],
    ["phone", "०५१२ २५५००००", "0512 2550000"],
    ["year", "२०२६", "2026"],
    ["year", "2025-2026", "2025-26"],
    ["short_session", "2025-26", "2025-26"],
    ["short_session", "2025–2026", "2025-26"],
    ["session", "2024-25", "2024-2025"],
    ["session", "1999-2000", "1999-2000"],
    ["ifsc", "sbin0001234", "SBIN0001234"],
    ["account", "0000 0012 345678", "00000012345678"],
    ["web_address", "https://www.youtube.com/watch?v=a", "https://www.youtube.com/watch?v=a"],
    ["web_address", "vimeo.com/1", "https://vimeo.com/1"],
    ["web_address", "http://video.univ.ac.in:8080/m/7", "http://video.univ.ac.in:8080/m/7"],
    ["web_address", "https://विद्यालय.भारत/क", "https://विद्यालय.भारत/क"],
    ["programme_code", "BSc", "BSc"],
    ["programme_number", "४", "4"],
    ["subject_code", "Physical Education", "Physical Education"],
    ["clock", "17:00", "17:00"],
    ["clock", "9.05", "09:05"],
    ["synonyms", "fee,फीस", "fee, फीस"],
  ])("%s '%s' is stored as '%s'", (format, input, stored) =>
    expect(formats[format](input)).toBe(stored),
  )
})

describe("refused values", () => {
  test.each<[TextFormat, string]>([
    ["email", "office"],
    ["phone", "call us"],
    ["phone", "12345"],
    ["phone", "1234567890123456"],
    ["year", "26"],
    ["year", "2025-27"],
    ["short_session", "2025"],
    ["short_session", "2025-27"],
    ["session", "25-26"],
    ["ifsc", "SBIN1001234"],
    ["ifsc", "SBIN00012345"],
    ["account", "12345"],
    ["account", "SAMP0000123"],
    ["web_address", "a film"],
    ["web_address", "/gallery/video"],
    ["web_address", "javascript:alert(1)"],
    ["web_address", "https://name:word@example.org/"],
    ["web_address", "https://localhost/film"],
    ["programme_code", "B.Sc."],
    ["programme_code", "BScAgricu"],
    ["programme_code", "1BA"],
    ["programme_code", "PRINT"],
    ["programme_number", "0"],
    ["programme_number", "100"],
    ["subject_code", "Hindi, English"],
    ["subject_code", "Hindi\u0007"],
    ["subject_code", "x".repeat(81)],
    ["clock", "24:00"],
    ["clock", "17:60"],
    ["clock", "5 pm"],
  ])("%s '%s'", (format, input) => expect(formats[format](input)).toBeUndefined())
})
