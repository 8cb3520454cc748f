import type { Catalogue } from "./catalogue.ts"

export const dayMessages = {
  console: {
    day: {
      format: ["dd-mm-yyyy", "दिन-माह-वर्ष"],
      calendar: ["Open the calendar", "कैलेंडर खोलें"],
      time: ["Time", "समय"],
      clock: ["hh:mm", "घंटा:मिनट"],
      notClock: ["A time of day, please, like 17:00.", "कृपया समय लिखें, जैसे 17:00।"],
    },
  },
} satisfies Catalogue
