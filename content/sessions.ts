import type { Session } from "#domain/admission/session.ts"

const closes = { day: "{+45}", time: "23:59" }

/**
 * The sessions that a new site begins with: the constants of the specification (10). The fees are invented. Dates in
 * {braces} count from the first start (domain/content/sample-dates.ts).
 */
export const sessions: Record<string, Session> = {
  "2025-26": {
    form_version: "1.2.10",
    first_year_of_passing: 2010,
    last_year_of_passing: 2025,
    grace_minutes: 30,
    fee_last_day: "{+61}",
    card_session: "2024-2025",
    card_valid_until: "2027-06-30",
    programmes: [
      { code: "BA", fees: { general: 1250, obc: 1250, sc: 650, st: 650 }, closes },
      { code: "BSc", fees: { general: 1675, obc: 1675, sc: 900, st: 900 }, closes },
      { code: "BCom", fees: { general: 1450, obc: 1450, sc: 775, st: 775 }, closes },
    ],
  },
}
