const isoInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" })

/** The ISO day in India at an instant. The college's "today" is the day in India. */
export const dayInIndia = (instant: Date) => isoInIndia.format(instant)
