import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of the accessibility check. */
export const useAccessibilityTexts = textsHook({
  check: ["Check accessibility", "सुगम्यता जाँचें"],
  title: ["Accessibility of this item", "इस प्रविष्टि की सुगम्यता"],
  nothing: ["The check found nothing.", "जाँच में कोई कमी नहीं मिली।"],
  go: ["Go there", "वहाँ जाएँ"],
  anyway: ["Publish with these warnings", "इन चेतावनियों के साथ प्रकाशित करें"],
  limits: [
    "The check does not see everything: whether a description is true, whether a text is easy to read, what a picture shows.",
    "जाँच सब कुछ नहीं देख सकती: विवरण सही है या नहीं, पाठ सरल है या नहीं, चित्र में क्या है।",
  ],
})
