-- CreateTable
CREATE TABLE "segment" (
    "id" INTEGER NOT NULL,
    "start_ms" INTEGER NOT NULL,
    "end_ms" INTEGER NOT NULL,
    "source_text" TEXT NOT NULL,

    CONSTRAINT "segment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "working_text" (
    "user_id" UUID NOT NULL,
    "segment_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "working_text_pkey" PRIMARY KEY ("user_id","segment_id")
);

-- CreateTable
CREATE TABLE "subtitle_submission" (
    "id" UUID NOT NULL,
    "age" SERIAL NOT NULL,
    "segment_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "is_anonymous" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subtitle_submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_code_change" (
    "id" UUID NOT NULL,
    "age" SERIAL NOT NULL,
    "segment_id" INTEGER NOT NULL,
    "from_start_ms" INTEGER NOT NULL,
    "from_end_ms" INTEGER NOT NULL,
    "to_start_ms" INTEGER NOT NULL,
    "to_end_ms" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "time_code_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "owner" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "reply" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("owner","key")
);

-- CreateIndex
CREATE INDEX "subtitle_submission_segment_id_age_idx" ON "subtitle_submission"("segment_id", "age");

-- CreateIndex
CREATE INDEX "subtitle_submission_user_id_segment_id_age_idx" ON "subtitle_submission"("user_id", "segment_id", "age");

-- CreateIndex
CREATE INDEX "time_code_change_segment_id_age_idx" ON "time_code_change"("segment_id", "age");

-- CreateIndex
CREATE INDEX "time_code_change_user_id_idx" ON "time_code_change"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- AddForeignKey
ALTER TABLE "working_text" ADD CONSTRAINT "working_text_segment_id_fkey" FOREIGN KEY ("segment_id") REFERENCES "segment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subtitle_submission" ADD CONSTRAINT "subtitle_submission_segment_id_fkey" FOREIGN KEY ("segment_id") REFERENCES "segment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_code_change" ADD CONSTRAINT "time_code_change_segment_id_fkey" FOREIGN KEY ("segment_id") REFERENCES "segment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
