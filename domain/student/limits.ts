/** Failed sign-ins allowed within a window (specification 10.2). */
export const signInLimits = { windowMinutes: 15, perAadhaar: 5, perAddress: 30 } as const

/** Identity cards on one A4 sheet of the office, two by five. */
export const cardsOnSheet = 10

/** How long a session lasts: idle, and in all. */
export const sessionLimits = { idleMinutes: 30, hours: 8 } as const
