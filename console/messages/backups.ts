import { planLimits } from "#domain/backup/backup-plan.ts"
import { defineMessages } from "#domain/messages/define-messages.ts"

const range = ({ from, to }: { from: number; to: number }): [en: string, hi: string] => [
  `A whole number from ${from} to ${to}.`,
  `${from} से ${to} तक की पूर्ण संख्या।`,
]

export const backupMessages = defineMessages({
  console: {
    backups: {
      title: ["Backups", "बैकअप"],
      dashboard: [
        "There has been no good backup for {hours} hours. Open Backups.",
        "{hours} घंटों से कोई सही बैकअप नहीं बना है। बैकअप पृष्ठ खोलें।",
      ],
    },
  },
  refusals: {
    backup_running: [
      "A backup is under way. Wait until it has ended.",
      "एक बैकअप अभी बन रहा है। उसके पूरा होने तक रुकें।",
    ],
    backup_not_set_up: ["Set a destination and a passphrase first.", "पहले गंतव्य और पासफ़्रेज़ तय करें।"],
    backup_failed: [
      "The copy could not be made. The page says why.",
      "प्रति नहीं बन सकी। कारण पृष्ठ पर लिखा है।",
    ],
  },
  errors: {
    backup: {
      relative: ["Give the whole path, beginning with /.", "/ से शुरू होने वाला पूरा पता लिखें।"],
      no_folder: [
        "There is no such folder on the server. Create it first.",
        "सर्वर पर ऐसा कोई फ़ोल्डर नहीं है। पहले उसे बनाएँ।",
      ],
      not_writable: [
        "The server may not write to this folder.",
        "सर्वर को इस फ़ोल्डर में लिखने की अनुमति नहीं है।",
      ],
      in_data: [
        "This folder is in the folder of the data. Choose one elsewhere, best on another disk.",
        "यह फ़ोल्डर डेटा के फ़ोल्डर के भीतर है। कोई दूसरी जगह चुनें, दूसरी डिस्क पर हो तो अच्छा।",
      ],
      time: [
        "A time on a clock of 24 hours, like 02:00, please.",
        "कृपया 24 घंटे की घड़ी से समय लिखें, जैसे 02:00।",
      ],
      keep_daily: range(planLimits.keep_daily),
      keep_monthly: range(planLimits.keep_monthly),
      alert_hours: range(planLimits.alert_hours),
      differs: ["This differs from the passphrase above.", "यह ऊपर के पासफ़्रेज़ से अलग है।"],
      characters: ["One line, without tabs.", "एक ही पंक्ति, बिना टैब के।"],
    },
  },
})
