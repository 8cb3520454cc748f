const isoInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" })

/** The day it is in India at an instant, as ISO text: what "today" means to the college. */
export const dayInIndia = (instant: Date) => isoInIndia.format(instant)
