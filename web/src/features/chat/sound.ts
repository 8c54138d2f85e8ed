import { soundIsOn } from './kept';

const SECONDS = 0.18;

/**
 * Plays a short, soft tone. It is generated here, so that no file has to load. Browsers block sound until the reader has
 * interacted with the page.
 */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + SECONDS);
}

/** Plays the visitor's sound, unless they turned it off. */
export function heardSound(): void {
  if (soundIsOn()) playTone();
}
