import { Module } from '@nestjs/common';
import { MetricsServer } from './metrics-server.js';

/** The figures of this process for Prometheus. */
@Module({ providers: [MetricsServer] })
export class MetricsModule {}
