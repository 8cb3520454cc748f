import type { Bilingual } from "#domain/content/text.ts"

/** The scrolling announcement of the home page. Phone and e-mail are those of `settings.ts`. */
export const announcement: Bilingual = {
  en: "Online admission to B.A., B.Sc. and B.Com. first year, session 2025-26, is open. Last date to apply: 25 July 2025 (sample). Helpline: 05000-000000. E-mail: office@college.example",
  hi: "बी.ए., बी.एस-सी. और बी.कॉम. प्रथम वर्ष, सत्र 2025-26 में ऑनलाइन प्रवेश प्रारम्भ हैं। आवेदन की अन्तिम तिथि: 25 जुलाई 2025 (नमूना)। हेल्पलाइन: 05000-000000। ई-मेल: office@college.example",
}
