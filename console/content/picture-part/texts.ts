import { textsHook } from "../../kit/text/use-language.ts"

export const usePartTexts = textsHook({
  title: ["Part and focal point of the picture", "चित्र का भाग और मुख्य बिन्दु"],
  pointHint: [
    "Press on what matters most, such as a face; or use the arrow keys. This point stays in view where the site cuts the picture.",
    "चित्र में जो सबसे मुख्य है, जैसे चेहरा, उस पर दबाएँ; या तीर वाली कुंजियाँ दबाएँ। वेबसाइट जहाँ चित्र को काटकर दिखाती है, वहाँ यह बिन्दु दिखता रहता है।",
  ],
  point: ["Focal point", "मुख्य बिन्दु"],
  pointAt: ["{x} % from the left, {y} % from the top", "बाएँ से {x} %, ऊपर से {y} %"],
  cut: ["Cut off", "किनारे काटें"],
  left: ["From the left", "बाएँ से"],
  right: ["From the right", "दाएँ से"],
  top: ["From the top", "ऊपर से"],
  bottom: ["From the bottom", "नीचे से"],
  size: ["This part has {width} × {height} pixels.", "इस भाग में {width} × {height} पिक्सेल हैं।"],
  small: [
    "It has few pixels: where it is shown wide, it will look blurred.",
    "इसमें पिक्सेल कम हैं: जहाँ यह चौड़ा दिखेगा, वहाँ धुँधला लगेगा।",
  ],
  shown: ["How the site shows it", "वेबसाइट पर कैसा दिखेगा"],
  wide: ["Slide, 16:7", "स्लाइड, 16:7"],
  card: ["Card, 8:5", "कार्ड, 8:5"],
  portrait: ["Portrait, 4:5", "व्यक्ति, 4:5"],
  reset: ["Start over", "शुरू से करें"],
  use: ["Use this", "यही लगाएँ"],
})
