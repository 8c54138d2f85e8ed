import { soundIsOn } from './kept';

const SECONDS = 0.18;

/** A short soft tone, made here: no file has to load. Browsers stay silent until the page was touched. */
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

/** The visitor's own sound, unless they turned it off. */
export function heardSound(): void {
  if (soundIsOn()) playTone();
}
