import { pickRandom } from "../report.ts"

const firstNames =
  `Anjali Ravi Priya Amit Pooja Rahul Neha Suresh Sunita Vikas Kavita Deepak Rekha Manoj
  Shabnam Imran Gurpreet Mary अंजलि रवि प्रिया अमित पूजा राहुल नेहा सुरेश सुनीता विकास कविता दीपक रेखा मनोज
  ज्योति आकाश शिवानी मोहित संध्या कृष्ण लक्ष्मी गीता`.split(/\s+/)
const lastNames =
  `Kumar Kumari Devi Singh Yadav Kushwaha Maurya Verma Sharma Gupta Tripathi Ansari Khan
  Vishwakarma Prajapati कुमार कुमारी देवी सिंह यादव कुशवाहा मौर्य वर्मा शर्मा गुप्ता त्रिपाठी अंसारी विश्वकर्मा
  प्रजापति पाल निषाद सोनकर`.split(/\s+/)
/** One in a thousand applicants has this name, to benchmark the search for a rare name. */
const rareName = "Ujjwal"

export const madeUpName = () =>
  `${Math.random() < 0.001 ? rareName : pickRandom(firstNames)} ${pickRandom(lastNames)}`
