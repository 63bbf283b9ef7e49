import type { Span } from './caption-at.js';

/** A spoken line of the built-in video. */
export interface BuiltInSegment extends Span {
  /** Its number, from 1 on. */
  id: number;
  sourceText: string;
}

/**
 * The segments of the video that comes with the product: a new course begins with them, and a page that gets none falls back to them.
 * Written by services/files/assets/video/make.mjs, which measures when each line is spoken.
 */
export const builtInSegments: readonly BuiltInSegment[] = [
  { id: 1, startMs: 2520, endMs: 4395, sourceText: 'Am I a bad person?' },
  { id: 2, startMs: 5615, endMs: 8652, sourceText: 'Ask around. Everybody has a story.' },
  { id: 3, startMs: 9772, endMs: 12660, sourceText: "I'm happiest when the outlook is grim." },
  { id: 4, startMs: 13680, endMs: 16115, sourceText: 'I go to weddings and hope for rain.' },
  { id: 5, startMs: 17235, endMs: 20228, sourceText: 'I put myself above everybody else.' },
  { id: 6, startMs: 21248, endMs: 23413, sourceText: "I've come between couples." },
  { id: 7, startMs: 24533, endMs: 27877, sourceText: 'Press my button, and I open up to anyone.' },
  { id: 8, startMs: 28997, endMs: 30546, sourceText: 'I throw shade.' },
  { id: 9, startMs: 31766, endMs: 34404, sourceText: "And I've left people high and dry." },
  { id: 10, startMs: 35324, endMs: 37996, sourceText: 'Thousands of them. No regrets.' },
  { id: 11, startMs: 39316, endMs: 41334, sourceText: 'They tell me to get a grip.' },
  { id: 12, startMs: 42254, endMs: 44509, sourceText: "I have one. It's cherry wood." },
  { id: 13, startMs: 46129, endMs: 48604, sourceText: 'So, am I a bad person?' },
  { id: 14, startMs: 49724, endMs: 51633, sourceText: "I'm not a person at all." },
  { id: 15, startMs: 52753, endMs: 54166, sourceText: "I'm an umbrella." },
  { id: 16, startMs: 55986, endMs: 58534, sourceText: "Above everybody? That's the job." },
  { id: 17, startMs: 59454, endMs: 62283, sourceText: 'Between couples? They walk closer.' },
  { id: 18, startMs: 63203, endMs: 65370, sourceText: "High and dry? You're welcome." },
  { id: 19, startMs: 66790, endMs: 69471, sourceText: 'Fair-weather friends? You have plenty.' },
  { id: 20, startMs: 70691, endMs: 72002, sourceText: 'Meet Foulweather.' },
  { id: 21, startMs: 73422, endMs: 76519, sourceText: 'Eight steel ribs. One soft spot: you.' },
  { id: 22, startMs: 77739, endMs: 81175, sourceText: 'Every cloud has a silver lining. So do I.' },
  { id: 23, startMs: 82395, endMs: 85299, sourceText: "You left me on a train? I'm over it." },
  { id: 24, startMs: 86419, endMs: 89490, sourceText: "Next time it rains, I'm over you." },
  { id: 25, startMs: 91010, endMs: 93995, sourceText: 'Foulweather. Your friend, above all.' },
  { id: 26, startMs: 95415, endMs: 98929, sourceText: 'Am I a bad person? Ask me when it rains.' },
];
