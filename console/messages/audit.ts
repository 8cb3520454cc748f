import { auditHeadings } from "#domain/audit/audit-names.ts"
import { defineMessages } from "#domain/messages/define-messages.ts"

export const auditMessages = defineMessages({
  console: {
    audit: {
      older: [
        "There are more than are counted here. Choose days to go further back.",
        "गिनती इससे आगे नहीं जाती। और पुराने कार्य देखने के लिए तिथि चुनें।",
      ],
      export: ["Export", "निर्यात करें"],
    },
  },
  resources: {
    audit: {
      name: ["Audit", "ऑडिट लॉग"],
      fields: {
        at: ["When", "कब"],
        ...auditHeadings,
        from: ["From", "कब से"],
        to: ["To", "कब तक"],
      },
    },
  },
})
